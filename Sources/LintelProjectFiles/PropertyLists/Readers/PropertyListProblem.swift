/// An error in a property list.
enum PropertyListProblem {
  // The file as a whole.
  case tooLarge(Int)
  case notUTF8
  case empty
  case mergeConflict
  case endsEarly
  case noDictionary
  case textAfterEnd
  case tooDeep
  // OpenStep and JSON.
  case unclosedString
  case missingKey
  case missingValue
  // OpenStep.
  case unclosedComment
  case missingEquals
  case missingSemicolon
  case missingComma
  case wrongData
  // JSON.
  case missingColon
  case missingMemberComma
  case missingElementComma
  case wrongEscape
  // XML.
  case noPropertyList
  case ownEntities
  case wrongTag
  case missingKeyElement
  case missingValueElement
  case unclosedElement(String)
  case unknownElement
  case wrongReference
  case wrongAttribute

  /// The error, what was expected and what to do.
  var message: String {
    switch self {
    case .tooLarge(let size):
      "the file has \(size) bytes; project files of at most \(PropertyListLimits.sizeLimit) are read"
    case .notUTF8: "this is not UTF-8 text; save the file as UTF-8"
    case .empty: "the file is empty; \(Self.restore)"
    case .mergeConflict: MergeConflict.message
    case .endsEarly: "the file ends too early, as if it were cut off; \(Self.restore)"
    case .noDictionary: "expected '{' at the start of the project file; \(Self.restore)"
    case .textAfterEnd: "expected nothing after the end; remove the rest"
    case .tooDeep:
      "brackets are nested deeper than \(PropertyListLimits.depthLimit) levels; \(Self.restore)"
    case .unclosedString: "the text that begins here is not closed; add the quote at its end"
    case .missingKey: "expected a key or '}'; \(Self.mend)"
    case .missingValue: "expected a value; \(Self.mend)"
    case .unclosedComment: "the comment that begins here is not closed; add '*/' where it ends"
    case .missingEquals: "expected '=' after the key; \(Self.add)"
    case .missingSemicolon: "expected ';' after the value; \(Self.add)"
    case .missingComma: "expected ',' or ')' after the value; \(Self.add)"
    case .wrongData: "expected pairs of hexadecimal digits, or '>' at their end; \(Self.mend)"
    case .missingColon: "expected ':' after the key; \(Self.mend)"
    case .missingMemberComma: "expected ',' or '}' after the value; \(Self.mend)"
    case .missingElementComma: "expected ',' or ']' after the value; \(Self.mend)"
    case .wrongEscape: "there is no such escape; write '\\\\' for a backslash"
    case .noPropertyList: "expected '<plist>' with a '<dict>' in it; \(Self.restore)"
    case .ownEntities: "a property list with entities of its own is not read; remove '[' to ']'"
    case .wrongTag: "expected a tag, which begins with '<'; \(Self.mend)"
    case .missingKeyElement: "expected '<key>' or '</dict>'; \(Self.mend)"
    case .missingValueElement: "expected a value such as '<string>'; \(Self.mend)"
    case .unclosedElement(let name): "expected '</\(name)>'; \(Self.mend)"
    case .unknownElement: "a property list has no such element; \(Self.mend)"
    case .wrongAttribute: "expected an attribute such as 'name=\"value\"', or '>'; \(Self.mend)"
    case .wrongReference: "there is no such character; write '&amp;' for '&'"
    }
  }

  private static let restore = "restore it from version control"
  private static let add = "add it here, or put the whole text before it into quotes"
  private static let mend = "correct the line, or restore the file from version control"
}

/// The reason why a property list cannot be read, with its location.
struct Misreading: Error {
  /// The offset in UTF-8 bytes.
  let offset: Int
  let problem: PropertyListProblem

  init(_ offset: Int, _ problem: PropertyListProblem) {
    self.offset = offset
    self.problem = problem
  }
}

/// Limits that are far above the property lists that any tool writes.
enum PropertyListLimits {
  /// The size in bytes. The largest projects have two million.
  static let sizeLimit = 1 << 26
  /// The nesting depth of dictionaries and arrays. Project files have fewer than ten levels.
  static let depthLimit = 128
}
