let a: A = switch B.kind { case .x: C(); case .y: D() }
var e: E { switch self { case .f: .g; default: H.i } }
