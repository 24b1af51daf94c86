import LintelVocabulary

/// The platform and the flags for which `#if` is evaluated.
public struct BuildConditions: Equatable, Sendable {
  /// The platform; `nil` leaves conditions about it open.
  public var platform: Platform?
  /// The flags that are set; all others are not.
  public var flags: [String]

  public init(platform: Platform? = nil, flags: [String] = []) {
    self.platform = platform
    self.flags = flags
  }
}
