import Foundation

/// What there is to say about a class as a whole.
public struct ClassInfo: Equatable, Sendable {
  public var name: String
  public var foundingDate: Date
  public var graduationDate: Date
  public var memberCount: Int
}
