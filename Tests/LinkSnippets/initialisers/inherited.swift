class Base {
  init(name: String) {}
  convenience init() { self.init(name: "") }
}
class Derived: Base {}
func use() { _ = [Derived(name: "a"), Derived()] }
