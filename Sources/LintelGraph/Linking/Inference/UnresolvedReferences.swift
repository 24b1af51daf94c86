import LintelScanner

/// A written name that means nothing that linking knows of.
package struct UnresolvedReference: Equatable, Sendable {
  package let name: String
  package let file: FileID
  /// UTF-8 offset and length of the name.
  package let offset: UInt32
  package let length: UInt32
}

/// The names that mean neither a declaration of the project nor, as far as is known, one of the
/// standard library, Foundation or Apple's frameworks; of each path the first such name alone.
///
/// - Parameters: those of ``link(_:files:modules:settings:)``.
/// - Returns: by file and place.
package func unresolvedReferences(
  _ scanned: ScannedFiles, files: [SourceFile], modules: [Module], settings: BuildSettings?
) -> [UnresolvedReference] {
  var linker = Linker(scanned, files: files, modules: modules, settings: settings)
  linker.resolveNames()
  linker.resolveReferences()
  var inference = Inference(linker)
  inference.run()
  var names = UnresolvedNames(inference)
  return names.references()
}

private struct UnresolvedNames: ~Copyable {
  private var inference: Inference
  private let linker: Linker
  private let outsideTypes: [Bool]
  /// Names that mean something everywhere: those of modules, words such as `Self`, and what the
  /// compiler makes.
  private let builtIn: Set<NameID>

  init(_ inference: consuming Inference) {
    linker = inference.linker
    self.inference = inference
    let names = linker.scanned.names
    outsideTypes = SDKNames.types(among: names)
    let words = [
      "Self", "Any", "AnyObject", "self", "super", "init", "subscript", "_", "", "Swift",
      "CodingKeys",
    ]
    builtIn = Set(names.numbers(of: Set(words)).values)
      .union(linker.scopes.imports.map(\.moduleName.id))
      .union(names.numbers(of: Set(linker.modules.map(\.name))).values)
  }

  mutating func references() -> [UnresolvedReference] {
    var result: [UnresolvedReference] = []
    for file in linker.files.indices {
      let facts = linker.scanned.files[file].references
      // Parts after a name that is not known are not known either.
      var isOpen = [Bool](repeating: false, count: facts.count)
      for (index, fact) in facts.enumerated()
      where fact.kind != .argument && linker.active.contains(fact.condition, in: file) {
        if fact.isContinuation, isOpen[Int(fact.link)] {
          isOpen[index] = true
          continue
        }
        if isResolved(fact, FileID(file), index) { continue }
        isOpen[index] = true
        result.append(
          UnresolvedReference(
            name: linker.scanned.names.text(of: fact.name), file: FileID(file),
            offset: fact.offset, length: linker.nameLengths[Int(fact.name)]))
      }
    }
    return result
  }

  private mutating func isResolved(_ fact: ReferenceFact, _ file: FileID, _ index: Int) -> Bool {
    if builtIn.contains(fact.name) || isOutside(fact.name) || isNumber(fact.name) { return true }
    let position = inference.partStarts[Int(file)] + index
    if inference.targets[position] >= 0 || inference.meaning(file, index) != -1 { return true }
    if fact.isContinuation {
      if isHidden(file, index) { return true }
      return !fact.isInTypePosition
        && inference.types[inference.partType(file, Int(fact.link))].kind == .tuple
    }
    return !fact.isInTypePosition && isVariable(fact, file, position)
  }

  /// Whether something outside of the project has the name. A member may be written as a type is, and
  /// the other way round, so which of the lists it is in does not count.
  private func isOutside(_ name: NameID) -> Bool {
    outsideTypes[Int(name)] || inference.known.isOutsideMember(name)
      || inference.known.isOutsideFunction(name)
  }

  /// `pair.0`.
  private func isNumber(_ name: NameID) -> Bool {
    linker.scanned.names.text(of: name).first?.isNumber ?? true
  }

  /// Whether the part at `index` follows the name of a generic parameter.
  private func isHidden(_ file: FileID, _ index: Int) -> Bool {
    var head = index
    while inference.reference(file, head).isContinuation {
      head = Int(inference.reference(file, head).link)
    }
    return inference.meaning(file, head) == ScopeTable.hidden
  }

  /// Whether the head of a path is a variable of code, or a parameter.
  private func isVariable(_ fact: ReferenceFact, _ file: FileID, _ position: Int) -> Bool {
    guard fact.kind == .value || fact.kind.mayNameType else { return false }
    if case .none = LocalNames.Meaning(number: inference.targets[position]) {
      return inference.isParameter(file, fact) || fact.name == inference.known.error
        || inference.known.closureParameters.contains(fact.name)
    }
    return true
  }
}

extension Inference {
  /// Whether a name is that of a parameter around it.
  fileprivate func isParameter(_ file: FileID, _ fact: ReferenceFact) -> Bool {
    var scope = owner(file, fact)
    while declaration(scope).kind != .file {
      let isAccessor = declaration(scope).kind == .variable || declaration(scope).kind == .subscript
      if parameter(named: fact.name, of: scope, before: fact.offset) != nil
        || isAccessor && (fact.name == known.newValue || fact.name == known.oldValue)
      {
        return true
      }
      scope = declaration(scope).owner
    }
    return false
  }
}
