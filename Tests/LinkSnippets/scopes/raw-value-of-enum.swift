struct RawValue {}
enum Kind: String {
  case a
  func use(_ value: RawValue) {}
}
enum Plain {
  case a
  func use(_ value: RawValue) {}
}
