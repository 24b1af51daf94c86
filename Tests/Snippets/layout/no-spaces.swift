struct A<B:C>:D where B.E==F{let g:G=H();func i(j:J)->K{L()}}
