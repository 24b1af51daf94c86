let a = b(-.c / 2, !.d == e, -.f)
switch g {
case .h...: i(.j..., ....k)
default: break
}
