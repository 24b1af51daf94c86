protocol Style {}
struct Plain: Style {}
extension Style where Self == Plain {
  static var plain: Plain { Plain() }
}
func draw(_ style: some Style) {}
func use() { draw(.plain) }
