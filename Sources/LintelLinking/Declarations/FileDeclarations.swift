import LintelGraph
import LintelScanner

/// The declarations of one file, whose numbers continue those of the files before it.
struct FileDeclarations {
  /// The declarations; the file's scope comes first.
  private(set) var declarations: [Declaration]
  /// For each declaration, the index of its fact in the file; negative for the file's scope.
  private(set) var facts: [Int32]
  /// For each declaration, the indices of its parameters in the file.
  private(set) var parameters: [Range<Int32>]
  /// For each declaration, whether it is compiled; `nil` if the settings do not decide that.
  private(set) var isCompiled: [Bool?]
  /// For each declaration fact, its number; for a generic parameter, the number of the declaration
  /// that it belongs to.
  private(set) var numbers: [DeclarationID] = []

  /// Takes only the facts that it needs, because passing all facts of a file would retain each of
  /// its arrays.
  ///
  /// - Parameters:
  ///   - scope: the number of the file's scope.
  ///   - unnamed: the name of the file's scope.
  ///   - traits: the traits of the file's scope.
  init(
    _ source: [DeclarationFact], _ extents: [ExtentFact], _ parameters: [ParameterFact],
    file: FileID, scope: DeclarationID, unnamed: Name, traits: DeclarationTraits,
    _ active: ActiveCode
  ) {
    declarations = [
      Declaration(
        name: unnamed, kind: .file, file: file, owner: nil, offset: 0, traits: traits)
    ]
    facts = [-1]
    isCompiled = [true]
    declarations.reserveCapacity(source.count + 1)
    facts.reserveCapacity(source.count + 1)
    isCompiled.reserveCapacity(source.count + 1)
    numbers.reserveCapacity(source.count)
    for (fact, access) in zip(source, source.accessLevels()) {
      let owner = fact.owner < 0 ? scope : numbers[Int(fact.owner)]
      guard fact.kind != .genericParameter else {
        numbers.append(owner)
        continue
      }
      let extent = extents[numbers.count]
      facts.append(Int32(numbers.count))
      numbers.append(DeclarationID(scope.position + declarations.count))
      isCompiled.append(active.isCompiled(fact.condition, in: file.position))
      declarations.append(
        Declaration(
          name: Name(id: fact.name), kind: fact.kind, access: access, file: file,
          owner: owner, offset: fact.offset, extent: extent.start..<max(extent.start, extent.end),
          traits: DeclarationTraits(extent, of: fact.kind)))
    }
    self.parameters = [Range<Int32>](repeating: 0..<0, count: declarations.count)
    for position in Int32(0)..<Int32(parameters.count) {
      let owner = numbers[Int(parameters[Int(position)].owner)].position - scope.position
      let known = self.parameters[owner]
      if known.isEmpty {
        self.parameters[owner] = position..<position + 1
      } else if known.upperBound == position {
        self.parameters[owner] = known.lowerBound..<position + 1
      }
    }
  }

  /// Returns the number of declarations of a file, including its scope.
  static func count(of facts: [DeclarationFact]) -> Int {
    1 + facts.count { $0.kind != .genericParameter }
  }
}
