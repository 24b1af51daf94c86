/// An error in a file that `bazel query` should have written.
enum BazelQueryProblem {
  case notUTF8
  case noRules
  case endsEarly
  case wrongTag
  case wrongClosingTag(expected: String)
  case unexpectedClosingTag

  /// The error, what was expected and what to do.
  var message: String {
    switch self {
    case .notUTF8: "this is not UTF-8 text; \(Self.again)"
    case .noRules: "there is no rule in this file; \(Self.again)"
    case .endsEarly: "the file ends too early, as if it were cut off; \(Self.again)"
    case .wrongTag: "expected a tag such as '<rule class=\"swift_library\">'; \(Self.again)"
    case .wrongClosingTag(let name): "expected '</\(name)>'; \(Self.again)"
    case .unexpectedClosingTag: "no element is open here; \(Self.again)"
    }
  }

  private static let again =
    "write it again with 'bazel query //... --output=xml', or '--output=jsonproto'"
}
