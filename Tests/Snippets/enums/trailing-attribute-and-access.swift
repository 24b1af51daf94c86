public enum E: String, Codable, CaseIterable, Sendable {
  @available(iOS 17, *)
  case a
}
