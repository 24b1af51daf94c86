/// Everything that can be wrong with a rules file; its wording is in `ConfigurationFault+Message`.
enum ConfigurationFault {
  // The file
  case unreadable
  case unreadableExtended(String)
  case unknownPreset(String, known: [String])
  case presetFindsNothing(String, expected: [ComponentExpectation])
  case extendsItself([String])

  // YAML
  case emptyFile
  case notUTF8
  case controlCharacter(UInt32)
  case tab
  case syntax(String)
  case unquotedStar
  case unclosedQuote
  case severalDocuments
  case nestedTooDeep(Int)
  case keyNotText
  case duplicateKey(String, firstLine: Int)
  case tag(String)
  case unknownAnchor(String)
  case aliasInsideItself(String)
  case tooManyAliases(Int)

  // Keys and values
  case wrongType(what: String, expected: String, found: String)
  case unknownKey(String, owner: String, known: [String])
  case missingKey(String, owner: String)
  case unknownWord(String, what: String, known: [String])
  case emptyList(what: String, isRequired: Bool = false)
  case badPattern(String, reason: String)
  case badDate(String)
  case badName(String, what: String)
  case reservedName(String)
  case unsupportedVersion(String)
  case listedTwice(String, what: String)
  case sameOnBothSides(String, first: String, second: String)

  // Components
  case emptySelector
  case captureUnderNot(String)
  case captureNotBound(String, component: String)
  case captureUsedOnce(String, component: String)
  case captureElsewhere(String, key: String)
  case unknownComponent(String, known: [String])
  case componentMatchesNothing(String, overlappingSelectors: Bool)
  case selectorMatchesNothing(String, component: String, hint: SelectorHint?)

  // Rules
  case noRules
  case needsOneOf([String], owner: String)
  case takesOneOf([String], owner: String)
  case needsFamily(String)
  case capturedNowhere(String, key: String)
  case cannotFail(String, why: String)
  case referenceMatchesNothing(String)
  case partMatchesNothing(String, of: String)
  case nothingJudged(selects: Bool)
  case onlyNestedTypes
  case optionCannotFail(String, why: String)
  case boundsCross(String, String)
  case ruleCannotFail(String, emptyComponents: [String])
  case ruleIsIdle(String, why: String)
  case layersOverlap(
    declaration: String, place: String, first: String, second: String, what: String = "layers")
  case globMatchesNothing(String, isComponent: Bool, hint: SelectorHint?)
  case sourceMatchesNothing(String, key: String)
  case moduleMatchesNothing(String)
  case noFiles
  case mentionsNotKept(String)

  // Files that rules name
  case diagram(DiagramFault)
}

/// What a selector that matches nothing was probably meant to be.
enum SelectorHint {
  case isFolder(String)
  case deepestFolder(String)
  case nearest(String)
  case onlyElsewhereInCase(String)
}

/// What a component of a preset is found by.
struct ComponentExpectation {
  let component: String
  let patterns: [String]
}
