/// A step of a scenario that did not go as told.
public struct BehaviourFailure: Error, Equatable, Sendable {
  public var expected: String
  public var seen: String
  public var screen: String
  public var file: String
  public var line: Int
}

extension BehaviourFailure: CustomStringConvertible {
  public var description: String {
    """
    \(file):\(line): expected \(expected), but \(seen)
    \(screen)
    """
  }
}
