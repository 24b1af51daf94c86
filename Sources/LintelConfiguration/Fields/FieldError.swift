import LintelText

/// Everything that can be wrong with keys and their values.
package enum FieldError: DescribedError {
  case wrongType(what: String, expected: String, found: String)
  case unknownKey(String, owner: String, known: [String])
  case missingKey(String, owner: String)
  case unknownWord(String, what: String, known: [String])
  case emptyList(what: String, isRequired: Bool = false)
  case badPattern(String, reason: String)
  case badDate(String)
  case badName(String, what: String)
  case listedTwice(String, what: String)
  case sameOnBothSides(String, first: String, second: String)
  case captureElsewhere(String, key: String)
  case needsOneOf([String], owner: String)
  case takesOneOf([String], owner: String)
  case cannotFail(String, why: String)
  case unreadable(String, UnreadableFile)

  package var message: String {
    switch self {
    case .wrongType(let what, let expected, let found):
      "\(what) should be \(expected), not \(found)"
    case .unknownKey(let key, let owner, let known):
      "unknown key '\(key)' in \(owner)\(NearestName.suggestion(for: key, known: known))"
    case .missingKey(let key, let owner): "missing key '\(key)' in \(owner)"
    case .unknownWord(let word, let what, let known):
      "unknown \(what) '\(word)'\(NearestName.suggestion(for: word, known: known))"
    case .emptyList(let what, let isRequired):
      "\(what) is empty; name at least one" + (isRequired ? "" : " or remove it")
    case .badPattern(let pattern, let reason): "'\(pattern)' is not a pattern: \(reason)"
    case .badDate(let text):
      "'\(text)' is not a date; write year, month and day as in '2027-06-30'"
    case .badName(let name, let what): "'\(name)' is not a name for \(what)"
    case .listedTwice(let name, let what): "'\(name)' is listed twice in \(what)"
    case .sameOnBothSides(let name, let first, let second):
      "contradiction: '\(name)' is named under '\(first)' and under '\(second)'"
    case .captureElsewhere(let name, let key):
      "'\(key)' takes no captures; write '*' for '{\(name)}'"
    case .needsOneOf(let keys, let owner):
      "\(owner) needs at least one of \(list(keys.map(quoted), last: "or"))"
    case .takesOneOf(let keys, let owner):
      "\(owner) takes only one of \(list(keys.map(quoted), last: "and")); write a rule for each"
    case .cannotFail(let owner, let why): "\(owner) can never fail: \(why)"
    case .unreadable(let path, let error): "cannot read '\(path)'" + error.end
    }
  }
}
