final class Screen {
  var names: [String] = []
  func add(_ name: String) {}
}
extension Screen {
  func fill() { ["a"].forEach { add($0) } }
  func shown() -> [String] { names.map { $0 + names[0] } }
}
