import LintelGraph
import LintelScanner

/// The names that say for which type an implicit member is used.
extension Inference {
  /// Whether an implicit member is used for a type with another name than the type that declares the
  /// member: `session.outputFileType = .m4a` with `extension UTType { static let m4a }`.
  ///
  /// The name of a variable that is assigned or compared has a word of the name of its type:
  /// `view.backgroundColor = .accent` with `extension UIColor {}`. Words for kinds of values, such
  /// as `Type` and `Style`, are no evidence alone, because types of SDKs with other names end with
  /// them as well; the whole name of the type must be there.
  func isUsedForOther(_ segment: Segment, than owner: NameID) -> Bool {
    guard let context = context(of: segment) else { return false }
    let (name, type) = (
      linkage.names.text(of: context.name), Self.withoutPrefix(linkage.names.text(of: owner))
    )
    let words = Self.words(of: name)
    guard let last = words.last else { return false }
    if Self.kindWords.contains(last) {
      let (one, other) = (name.lowercased(), type.lowercased())
      return !one.hasSuffix(other) && !other.hasSuffix(one)
    }
    if !context.isVariable || linkage.known.numberTypes.contains(owner) { return false }
    return Set(words).isDisjoint(with: Self.words(of: type))
  }

  /// Whether the name of what takes an implicit member has a word of the name of a type, other than
  /// one for a kind of values: `orderStatus == .draft` with `enum PostStatus` has none.
  func isUsedFor(_ segment: Segment, _ type: NameID) -> Bool {
    guard let context = context(of: segment) else { return false }
    let words = Set(Self.words(of: linkage.names.text(of: context.name)))
    return !words.subtracting(Self.kindWords)
      .isDisjoint(with: Self.words(of: linkage.names.text(of: type)))
  }

  /// Returns the name of what takes an implicit member: the label of the argument, or the function
  /// if the argument has none, or the variable that is assigned or compared; `nil` if there is none.
  private func context(of segment: Segment) -> (name: NameID, isVariable: Bool)? {
    var next = usage(ofMember: segment)
    while let usage = next {
      let fact = linkage[usage]
      switch fact.kind {
      case .argument:
        let argument = Segment(fact.link, in: usage.file)
        let label = linkage[argument].name
        let isLabeled = nameLengths[Int(label)] > 0
        return (isLabeled ? label : linkage[linkage.call(of: argument)].name, false)
      case .assigned, .compared:
        guard let operand = Segment(ifPresent: fact.link, in: usage.file), linkage.exists(operand)
        else { return nil }
        return (linkage[linkage.lastSegment(after: operand)].name, true)
      case .element, .group, .operand: next = linkage.outer(usage)
      default: return nil
      }
    }
    return nil
  }

  private static let kindWords: Set<String> = [
    "behavior", "category", "direction", "kind", "level", "mode", "option", "options", "policy",
    "position", "priority", "state", "status", "store", "style", "type", "types",
  ]

  /// Returns the words of a name, in lower case: `output`, `file`, `type` of `outputFileType`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase { words.append("") }
      words[words.count - 1] += character.lowercased()
    }
    return words
  }

  /// Returns the name of a type without the letters of its framework, unless only one of the words
  /// for kinds of values is left: `Color` for `UIColor`, but `UTType`.
  private static func withoutPrefix(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    guard capitals.count > 1 else { return name }
    let rest = String(name.dropFirst(capitals.count - 1))
    return kindWords.contains(rest.lowercased()) ? name : rest
  }
}
