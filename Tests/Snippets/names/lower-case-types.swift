struct point {}
let a: point = point()
extension point: drawable {}
let b = [point](), c = x as? point
