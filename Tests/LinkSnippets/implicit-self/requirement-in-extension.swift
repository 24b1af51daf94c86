protocol Shape {
  var area: Int { get }
  func scale(by factor: Int)
}
extension Shape {
  func double() -> Int {
    scale(by: 2)
    return area
  }
}
