dynamic func show() {}
dynamic func show(_ text: String, at place: Int) {}
struct Screen {
  dynamic func close() {}
}
@_dynamicReplacement(for: show())
func replacement() {}
@_dynamicReplacement(for: show(_:at:))
func labelled(_ text: String, at place: Int) {}
extension Screen {
  @_dynamicReplacement(for: close())
  func replaced() {}
}
