protocol Shape: AnyObject {
  var area: Double { get }
  func draw(on canvas: Canvas) throws
  init(origin: Point)
  static func make() -> Self
  subscript(index: Int) -> Point { get set }
}
