enum Code: Int {
  case one = 1
}
extension Code {
  init?(text: String) { self.init(rawValue: 1) }
}
func use() -> Code? { Code(text: "a") ?? Code(rawValue: 1) }
