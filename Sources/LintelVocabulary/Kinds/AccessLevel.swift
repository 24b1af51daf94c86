/// The access level of a declaration, from the narrowest to the widest.
public enum AccessLevel: String, BitwiseCopyable, CaseIterable, Comparable, Sendable {
  case `private`
  case `fileprivate`
  case `internal`
  case `package`
  case `public`
  case `open`

  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  @usableFromInline
  var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}
