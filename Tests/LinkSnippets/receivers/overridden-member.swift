class Base {
  func draw() {}
}
class Circle: Base {
  override func draw() {}
}
func use(_ base: Base, _ circle: Circle) {
  base.draw()
  circle.draw()
}
