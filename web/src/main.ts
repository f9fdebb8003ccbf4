import { mount } from "svelte";
import App from "./App.svelte";
import "./base.css";
import { preferred, speak } from "./i18n.svelte";
import { listen } from "./route.svelte";

listen();
await speak(preferred());
mount(App, { target: document.getElementById("app")! });
