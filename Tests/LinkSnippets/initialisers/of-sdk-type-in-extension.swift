struct Name {}
extension String {
  init(name: Name) { self.init() }
}
func use(_ name: Name) -> String { String(name: name) + String(1) }
