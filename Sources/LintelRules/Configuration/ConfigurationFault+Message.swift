extension ConfigurationFault {
  /// What is wrong and what to do: lower-case start, no full stop, names in single quotes.
  var message: String {
    switch self {
    case .unreadable: "cannot read this file"
    case .unreadableExtended(let path): "cannot read '\(path)'"
    case .unknownPreset(let name, let known):
      "unknown preset '\(name)'" + Self.all("presets", known)
        + (NearestName.of(name, among: known).map { "; did you mean '\($0)'?" }
          ?? "; the path of a file has a '/' or ends in '.yml'")
    case .presetFindsNothing(let name, let expected):
      "preset '\(name)' can check nothing: no code belongs to \(Self.expectations(expected)); "
        + "rename folders or types, or declare components of these names for what you have"
    case .extendsItself(let chain):
      "'extends' goes in a circle: \(chain.map(quoted).joined(separator: " extends "))"

    case .emptyFile: "the file is empty; it needs at least 'version: 1' and 'rules'"
    case .notUTF8: "the text is not valid UTF-8 from here on"
    case .controlCharacter(let value):
      "control character U+\(Self.hexadecimal(value)) is not allowed in YAML"
    case .tab: "YAML is indented with spaces, not with tabs"
    case .syntax(let problem):
      "not valid YAML: \(problem)"
        + (problem.contains("expected ','") ? "; quote a text with '{' or '[' in it" : "")
    case .unquotedStar: "text that begins with '*' or '&' needs quotes, as in \"**/Generated/**\""
    case .unclosedQuote:
      "the text in quotes that begins here does not end; close it with the same quote"
    case .severalDocuments: "expected one YAML document; remove this '---' and what follows"
    case .nestedTooDeep(let limit): "nested more than \(limit) levels deep"
    case .keyNotText: "a key must be a text; quote a name that begins with '{' or '['"
    case .duplicateKey(let key, let line): "duplicate key '\(key)', first used on line \(line)"
    case .tag(let tag): "the YAML tag '\(tag)' has no meaning here; remove it"
    case .unknownAnchor(let name):
      "'*\(name)' repeats a value named '&\(name)', which is not there; a pattern needs quotes: "
        + "\"*\(name)\""
    case .aliasInsideItself(let name): "'*\(name)' repeats the value that it is part of"
    case .tooManyAliases(let limit): "aliases repeat more than \(limit) values in all"

    case .wrongType(let what, let expected, let found):
      "\(what) should be \(expected), not \(found)"
    case .unknownKey(let key, let owner, let known):
      "unknown key '\(key)' in \(owner)\(Self.suggestion(for: key, known: known))"
    case .missingKey(let key, let owner): "missing key '\(key)' in \(owner)"
    case .unknownWord(let word, let what, let known):
      "unknown \(what) '\(word)'\(Self.suggestion(for: word, known: known))"
    case .emptyList(let what, let isRequired):
      "\(what) is empty; name at least one" + (isRequired ? "" : " or remove it")
    case .badPattern(let pattern, let reason): "'\(pattern)' is not a pattern: \(reason)"
    case .badDate(let text):
      "'\(text)' is not a date; write year, month and day as in '2027-06-30'"
    case .badName(let name, let what): "'\(name)' is not a name for \(what)"
    case .reservedName(let name):
      "'\(name)' is the name of a rule that is always there; choose another name"
    case .unsupportedVersion(let version): "unsupported version '\(version)'; expected '1'"
    case .listedTwice(let name, let what): "'\(name)' is listed twice in \(what)"
    case .sameOnBothSides(let name, let first, let second):
      "contradiction: '\(name)' is named under '\(first)' and under '\(second)'"

    case .emptySelector:
      "a component needs a path, a list or at least one of "
        + list(SelectorKey.allCases.map(\.rawValue), last: "or")
    case .captureUnderNot(let name): "'{\(name)}' under 'not' captures nothing; write '*'"
    case .captureNotBound(let name, let component):
      "component '\(component)' has a selector that leaves '{\(name)}' open; "
        + "capture it in every alternative"
    case .captureUsedOnce(let name, let component):
      "'{\(name)}' is not part of the name of component '\(component)'; "
        + "name it '{\(name)}.\(component)' to get one for each, or write '*'"
    case .captureElsewhere(let name, let key):
      "'\(key)' takes no captures; write '*' for '{\(name)}'"
    case .unknownComponent(let name, let known):
      "unknown component '\(name)'\(Self.suggestion(for: name, known: known, what: "components"))"
    case .componentMatchesNothing(let name, let overlapping):
      "component '\(name)' matches nothing"
        + (overlapping ? ": each of its selectors matches something, but never the same" : "")
        + "; correct it or say 'may-be-empty: true'"
    case .selectorMatchesNothing(let selector, let component, let hint):
      "'\(selector)' in component '\(component)' matches nothing"
        + (hint?.message ?? "; correct it or say 'may-be-empty: true'")

    case .noRules: "there are no rules; a check without rules would always pass"
    case .needsOneOf(let keys, let owner):
      "\(owner) needs at least one of \(list(keys.map(quoted), last: "or"))"
    case .takesOneOf(let keys, let owner):
      "\(owner) takes only one of \(list(keys.map(quoted), last: "and")); write a rule for each"
    case .needsFamily(let name):
      "'has' goes with a family such as '{feature}.View' under 'each', and without 'named', not with "
        + "'\(name)'; a single type is required by 'has-type'"
    case .capturedNowhere(let name, let key):
      "'{\(name)}' under '\(key)' is captured neither by 'named' nor by a family under 'each'"
    case .cannotFail(let owner, let why): "\(owner) can never fail: \(why)"
    case .referenceMatchesNothing(let name):
      "no component is called '\(name)' in these sources"
    case .ruleCannotFail(let rule, let empty):
      "rule '\(rule)' can never fail because "
        + (empty.count == 1 ? "component " : "components ") + list(empty.map(quoted), last: "and")
        + (empty.count == 1 ? " is" : " are") + " empty; correct it or let the rule say "
        + "'may-be-empty: true'"
    case .ruleIsIdle(let rule, let why):
      "rule '\(rule)' can never fail: \(why); correct it or let the rule say 'may-be-empty: true'"
    case .layersOverlap(let declaration, let place, let first, let second, let what):
      "the \(what) '\(first)' and '\(second)' overlap: '\(declaration)' in \(place) is in both; "
        + "\(what) of one rule may share nothing"
    case .partMatchesNothing(let selector, let key):
      "'\(selector)' in '\(key)' matches nothing; correct it or let the rule say "
        + "'may-be-empty: true'"
    case .nothingJudged(let selects):
      selects
        ? "no declaration of these components matches 'that'; correct it or let the rule say "
          + "'may-be-empty: true'"
        : "these components declare no types; name what is to be judged with 'that: { kind: … }', or "
          + "let the rule say 'may-be-empty: true'"
    case .onlyNestedTypes:
      "all that the rule asks for is inside of other types; let it say 'nested: true' to judge that, "
        + "or 'may-be-empty: true'"
    case .optionCannotFail(let option, let why):
      "'\(option)' can never fail: \(why); correct it or let the rule say 'may-be-empty: true'"
    case .boundsCross(let min, let max):
      "contradiction: nothing is at least \(min) and at most \(max)"
    case .globMatchesNothing(let glob, let isComponent, let hint):
      "no file matches '\(glob)'; expected a path, as in 'App/**'"
        + (isComponent ? ", not the name of a component" : hint?.message ?? "")
    case .sourceMatchesNothing(let glob, let key):
      "no Swift file matches '\(glob)' under '\(key)'; correct it, remove it, or let 'sources' say "
        + "'may-be-empty: true'"
    case .moduleMatchesNothing(let name):
      "no file belongs to module '\(name)'; correct its paths or remove it"
    case .noFiles: "there are no Swift files to check"
    case .mentionsNotKept(let rule):
      "the project was read without the names that rule '\(rule)' asks for; read it with "
        + "'Project(root:for:)' for this configuration"

    case .diagram(let fault): fault.message
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func suggestion(
    for name: String, known: [String], what: String? = nil
  ) -> String {
    if let nearest = NearestName.of(name, among: known) { return "; did you mean '\(nearest)'?" }
    if let what { return all(what, known) }
    return "; expected \(list(known.map(quoted), last: "or"))"
  }

  private static func all(_ what: String, _ known: [String]) -> String {
    if known.isEmpty { return "; there are no \(what)" }
    return "; the \(what) are \(list(known.map(quoted), last: "and", limit: 8))"
  }

  /// `'View' (*View, **/Views/**)`, one for each component.
  private static func expectations(_ components: [ComponentExpectation]) -> String {
    list(
      components.map { "'\($0.component)' (\($0.patterns.joined(separator: ", ")))" }, last: "or")
  }
}

extension SelectorHint {
  fileprivate var message: String {
    switch self {
    case .isFolder(let folder): "; '\(folder)' is a folder, write '\(folder)/**'"
    case .deepestFolder(let folder):
      folder.isEmpty
        ? "; there is no such folder at the root of the check"
        : "; the folder '\(folder)' exists, but nothing in it matches"
    case .nearest(let name): "; did you mean '\(name)'?"
    case .onlyElsewhereInCase(let path): "; upper and lower case differ in '\(path)'"
    }
  }
}
