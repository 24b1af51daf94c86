protocol Shape {
  var area: Int { get }
}
extension Shape {
  func describe() -> String { "\(area)" }
}
struct Square: Shape {
  var area = 1
}
func use(_ square: Square, _ shape: some Shape) -> String {
  square.describe() + shape.describe()
}
