public enum A {
  case b
  public init() { self = .b }
  public static let all = [A.b]
}
