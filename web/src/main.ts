import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { preferred, speak } from "./i18n.svelte";
import { listen } from "./route.svelte";
import { store } from "./store.svelte";

listen();
// A file of the page is gone: the server was updated under an open tab.
addEventListener("vite:preloadError", () => store.set({ newer: true }));
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
