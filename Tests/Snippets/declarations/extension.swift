extension Point {
  static let zero = Point(x: 0, y: 0)
  struct Polar {}
}
