import LintelVocabulary

extension SwiftVersion {
  /// The version of the tools that a package is written for.
  ///
  /// - Parameter bytes: a manifest, whose first comment has the version, such as `5.9`.
  /// - Returns: `nil` if the manifest does not begin with a version.
  init?(manifest bytes: UnsafeBufferPointer<UInt8>) {
    guard let comment = toolsVersionComment(bytes) else { return nil }
    let text = String(decoding: comment.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    let numbers = text.drop { !$0.isASCII || !$0.isNumber }
      .prefix { $0 == "." || $0.isASCII && $0.isNumber }
      .split(separator: ".").compactMap { Int($0) }
    guard let major = numbers.first else { return nil }
    self.init(
      major: major, minor: numbers.count > 1 ? numbers[1] : 0,
      patch: numbers.count > 2 ? numbers[2] : 0)
  }
}
