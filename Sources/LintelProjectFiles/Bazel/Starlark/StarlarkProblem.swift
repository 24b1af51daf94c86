/// An error in a BUILD file.
enum StarlarkProblem {
  case notUTF8
  case mergeConflict
  case unclosedText
  case unclosedBracket(String)
  case unexpectedBracket(String)
  case wrongBracket(String, expected: String)
  case tooDeep

  /// The largest nesting depth of brackets. BUILD files have fewer than ten levels.
  static let depthLimit = 128

  /// The error, what was expected and what to do.
  var message: String {
    switch self {
    case .notUTF8: "this is not UTF-8 text; save the file as UTF-8"
    case .mergeConflict: MergeConflict.message
    case .unclosedText: "the text that begins here is not closed; add the quote at its end"
    case .unclosedBracket(let closer):
      "the bracket that opens here is not closed; add '\(closer)' where it ends"
    case .unexpectedBracket(let bracket): "no bracket is open here; remove '\(bracket)'"
    case .wrongBracket(let bracket, let expected):
      "expected '\(expected)' before '\(bracket)'; add it where the list or call ends"
    case .tooDeep:
      "brackets are nested deeper than \(Self.depthLimit) levels; restore the file from version "
        + "control"
    }
  }
}

/// The reason why a BUILD file cannot be read, with its location.
struct StarlarkMisreading: Error {
  /// The offset in UTF-8 bytes.
  let offset: Int
  let problem: StarlarkProblem

  init(_ offset: Int, _ problem: StarlarkProblem) {
    self.offset = offset
    self.problem = problem
  }
}
