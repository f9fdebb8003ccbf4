/** Busts for faces that nobody drew: five for mages, five for nemeses. `a`, `b`, `dark` are cloth or hide, `k` ink. */
export interface Shape {
  face: string; // the square that a coin shows
  drawn: string;
}

const CLOAK = `<g filter="url(#cloth)" fill="dark"><path d="M30 400C36 330 70 288 126 270H276C332 288 364 330
  370 400Z"/></g>`;

export const HEADS: readonly Shape[] = [
  // a hood, a chin
  {
    face: "84 44 232 232",
    drawn: `${CLOAK}
      <g filter="url(#cloth)" fill="a"><path d="M202 44C262 56 296 112 292 178 296 226 284 268 258 296L200 326 144 296C118
        262 106 222 110 176 110 112 146 60 202 44Z"/></g>
      <path fill="k" d="M202 96C242 106 264 146 262 194 260 236 238 270 202 286 166 270 142 236 140 194 140 146 162 106 202 96Z"/>
      <g filter="url(#skin)" fill="skin"><path d="M160 214C184 206 220 206 242 214 238 252 222 276 200 282 178 276 164 252 160 214Z"/></g>
      <g filter="url(#glow)" fill="eyes"><path d="M164 180 192 188 186 196 168 192ZM238 180 210 188 216 196 234 192Z"/></g>`,
  },
  // a helmet with a slit and a crest
  {
    face: "80 30 240 240",
    drawn: `${CLOAK}
      <g filter="url(#cloth)" fill="b"><path d="M182 10C232 2 276 44 282 120L254 130C246 90 226 66 196 66Z"/></g>
      <g filter="url(#skin)" fill="a"><path d="M124 150C128 84 164 56 204 56 246 58 280 90 280 152L272 252 238 300H166L130 254Z"/></g>
      <path fill="k" d="M136 160 192 172V190L140 186ZM268 158 212 172V190L264 186ZM194 210H210V296H194Z"/>
      <g filter="url(#glow)" fill="eyes"><path d="M154 172 178 178 176 184 156 180ZM248 172 226 178 228 184 246 180Z"/></g>`,
  },
  // a wide hat, a scarf over the mouth
  {
    face: "76 34 248 248",
    drawn: `${CLOAK}
      <g filter="url(#skin)" fill="skin"><path d="M146 130H256L254 220 226 262H178L148 222Z"/></g>
      <path fill="k" d="M140 126H262L256 168C220 158 182 158 146 168Z"/>
      <g filter="url(#cloth)" fill="a"><path d="M132 214C170 202 232 202 270 214L282 300 200 334 120 300Z"/></g>
      <g filter="url(#cloth)" fill="b"><path d="M48 132C110 112 130 60 176 40 200 62 232 62 250 44 272 88 290 116 352 128 300 152 252 146 202 146 150 146 102 156 48 132Z"/></g>
      <g filter="url(#glow)" fill="eyes"><path d="M164 176 190 180 184 188 168 186ZM238 176 212 180 218 188 234 186Z"/></g>`,
  },
  // long hair, turned to the left
  {
    face: "70 40 250 250",
    drawn: `${CLOAK}
      <g filter="url(#cloth)" fill="a"><path d="M178 44C252 32 306 90 302 180 304 240 324 290 316 360L220 340 182 240Z"/></g>
      <g filter="url(#skin)" fill="skin"><path d="M150 110C172 90 214 92 236 120L240 240 210 300 168 290 152 258 140 250 146 232 122 214 142 176Z"/></g>
      <path fill="k" d="M148 164 186 172 180 190 152 182ZM146 250 174 252 150 260Z"/>
      <g filter="url(#cloth)" fill="b"><path d="M140 128C146 66 200 40 252 66 240 92 214 96 216 130 226 180 212 232 232 300 262 240 282 180 262 110 232 60 168 70 140 128Z"/></g>
      <g filter="url(#glow)" fill="eyes"><path d="M156 172 178 176 172 184 158 180Z"/></g>`,
  },
  // bald, a long beard
  {
    face: "80 48 240 240",
    drawn: `${CLOAK}
      <g filter="url(#skin)" fill="skin"><path d="M202 54C252 56 280 96 276 152L262 220 232 250H172L140 220 128 150C126 96 156 54 202 54Z"/></g>
      <g filter="url(#skin)" fill="skin"><path d="M190 150H214L226 204 202 216 178 204ZM136 142 186 150V164L142 162ZM268 142 218 150V164L262 162Z"/></g>
      <path fill="k" d="M144 164 186 168 180 184 150 180ZM260 164 218 168 224 184 254 180Z"/>
      <g filter="url(#cloth)" fill="a"><path d="M134 204C160 214 176 226 202 224 228 226 246 214 270 204 276 260 262 330 204 388 142 330 128 262 134 204Z"/></g>
      <g filter="url(#glow)" fill="eyes"><path d="M160 170 178 174 174 180 162 178ZM244 170 226 174 230 180 242 178Z"/></g>`,
  },
];

export const SHAPES: readonly Shape[] = [
  // horns over a long skull
  {
    face: "70 50 260 260",
    drawn: `<g filter="url(#stone)" fill="dark"><path d="M-10 400C0 320 60 280 120 270L200 320 282 270C340 280 400 320 410 400Z"/></g>
      <g filter="url(#stone)" fill="dark"><path d="M132 140C70 130 30 80 40 6 66 60 110 76 160 88ZM268 140C330 130 372 80 360 2 334 60 290 76 240 88Z"/></g>
      <g filter="url(#stone)" fill="a"><path d="M200 70C262 72 290 116 278 172L252 232 240 330 200 366 160 330 148 232 122 172C110 116 138 72 200 70Z"/></g>
      <path fill="k" d="M132 160 188 182 178 214 144 198ZM268 160 212 182 222 214 256 198ZM192 226 200 216 208 226 206 268H194Z"/>
      <g filter="url(#skin)" fill="b"><path d="M164 300 174 350 186 306ZM236 300 226 350 214 306Z"/></g>
      <g filter="url(#glow)" fill="eyes"><path d="M150 180 178 190 172 200 154 194ZM250 180 222 190 228 200 246 194Z"/></g>`,
  },
  // one eye in a mass
  {
    face: "66 56 268 268",
    drawn: `<g filter="url(#stone)" fill="dark"><path d="M20 410C-10 320 40 300 30 230 60 260 70 200 56 150 100 180 96 90 150 110 160 50 230 60 244 104 300 80 320 150 352 150 330 210 372 240 372 300 350 340 400 360 384 410Z"/></g>
      <g filter="url(#stone)" fill="a"><path d="M200 96C272 96 320 140 322 200 318 272 262 316 200 316 134 314 82 270 80 202 82 140 132 96 200 96Z"/></g>
      <path fill="k" d="M100 206C140 140 262 140 302 206 262 270 140 272 100 206Z"/>
      <g filter="url(#skin)" fill="b"><path d="M116 206C150 156 252 156 286 206 252 256 150 256 116 206Z"/></g>
      <g filter="url(#glow)" fill="eyes"><circle cx="200" cy="206" r="30"/></g>
      <path fill="k" d="M200 170C212 190 212 222 200 242 188 222 188 190 200 170Z"/>`,
  },
  // a mouth before all
  {
    face: "62 70 276 276",
    drawn: `<g filter="url(#stone)" fill="dark"><path d="M-10 410C0 260 80 200 90 120 130 150 150 80 200 50 244 84 270 150 312 112 322 200 400 270 410 410Z"/></g>
      <g filter="url(#stone)" fill="a"><path d="M74 260C80 150 150 116 202 116 260 118 320 150 326 262 320 340 262 384 200 386 136 384 82 340 74 260Z"/></g>
      <path fill="k" d="M96 268C140 226 262 226 306 268 296 330 252 362 200 362 150 362 108 330 96 268Z"/>
      <g filter="url(#skin)" fill="b"><path d="M104 262 126 312 146 248ZM150 246 172 306 192 240ZM208 240 228 306 250 246ZM254 248 274 312 298 262ZM140 346 156 304 180 358ZM190 360 204 312 222 358ZM232 354 250 304 266 338Z"/></g>
      <g filter="url(#glow)" fill="eyes"><path d="M134 186 180 206 172 218 142 208ZM268 186 220 206 228 218 260 208Z"/></g>`,
  },
  // a crown over a shadow
  {
    face: "72 20 256 256",
    drawn: `<g filter="url(#cloth)" fill="dark"><path d="M0 400C20 320 40 270 110 240H290C362 270 382 320 400 400Z"/></g>
      <g filter="url(#cloth)" fill="a"><path d="M120 130H282L310 300 200 350 92 300Z"/></g>
      <path fill="k" d="M140 120H262C276 190 262 262 200 300 138 262 126 190 140 120Z"/>
      <g filter="url(#skin)" fill="b"><path d="M112 142 92 20 150 84 176 6 204 76 236 4 254 84 312 22 290 144C230 126 170 126 112 142Z"/></g>
      <g filter="url(#glow)" fill="eyes"><path d="M154 174 190 190 184 204 160 194ZM250 174 212 190 218 204 242 194Z"/></g>`,
  },
  // a beak and spread wings
  {
    face: "66 40 268 268",
    drawn: `<g filter="url(#cloth)" fill="dark"><path d="M180 200C120 210 40 160-10 40 10 200-20 260 20 330 0 360 20 400 20 410H380C390 370 404 350 384 320 420 250 392 180 412 30 360 160 290 210 220 200Z"/></g>
      <g filter="url(#cloth)" fill="a"><path d="M206 60C270 64 300 120 288 190 300 260 300 330 280 410H130C120 330 130 260 142 220 122 160 150 66 206 60Z"/></g>
      <g filter="url(#skin)" fill="b"><path d="M136 160C160 130 210 130 232 160 220 206 170 220 92 286 86 230 108 184 136 160Z"/></g>
      <path fill="k" d="M112 240C140 214 180 200 216 190L212 198C176 210 142 224 106 258ZM196 132C216 124 246 130 256 146 240 162 210 160 196 132Z"/>
      <g filter="url(#glow)" fill="eyes"><circle cx="226" cy="144" r="9"/></g>`,
  },
];
