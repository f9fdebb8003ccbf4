"""What stands behind `gravehold`: the options many commands share, help pages, mistakes."""
