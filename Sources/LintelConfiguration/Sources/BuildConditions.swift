import LintelVocabulary

/// The platform and the flags for which `#if` is evaluated.
package struct BuildConditions: Equatable, Sendable {
  /// The platform; `nil` leaves conditions about the platform open.
  package var platform: Platform?
  /// The flags that are set; all others are not.
  package var flags: [String]

  package init(platform: Platform? = nil, flags: [String] = []) {
    self.platform = platform
    self.flags = flags
  }
}
