// A class with convenience initialisers alone inherits those of its superclass.
class Base {
  init() {}
  convenience init(of count: Int) { self.init() }
}
class Leaf: Base {}
extension Leaf { convenience init(of name: String) { self.init(of: 1) } }

func leaf() -> Leaf { Leaf(of: 1) }
func named() -> Leaf { Leaf(of: "a") }
