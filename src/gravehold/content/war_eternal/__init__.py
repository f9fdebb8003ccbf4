"""The box War Eternal: 27 supply cards, eight mages, four nemeses and the basic nemesis cards."""
