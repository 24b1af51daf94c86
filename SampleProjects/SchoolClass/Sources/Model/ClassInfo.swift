import Foundation

/// What there is to say about a class as a whole.
public struct ClassInfo: Equatable, Sendable {
  public var name: String
  public var createTime: Date
  public var graduateTime: Date
  public var memberCount: Int
}
