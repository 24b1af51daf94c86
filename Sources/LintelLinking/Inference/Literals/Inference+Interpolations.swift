import LintelGraph
import LintelScanner
import LintelVocabulary

/// The meanings of labels in the interpolations of strings: `"\(row: value)"`.
extension Inference {
  /// Finds the functions `appendInterpolation` of the project that labels in a file mean:
  /// `"\(row: value)"`.
  mutating func settleInterpolations(_ file: FileID) {
    let facts = linkage.files[file.position]
    guard let added = linkage.known.literals.appendInterpolation,
      !facts.interpolationLabels.isEmpty,
      let row = linkage.members.all(named: added)
    else { return }
    for fact in facts.interpolationLabels
    where linkage.isActive(fact.condition, in: file) {
      var found: [DeclarationID] = []
      for position in linkage.members.range(of: row) {
        let function = linkage.members[position]
        if takes(fact, function), isVisible(function, from: file) { found.append(function) }
      }
      guard let first = found.first else { continue }
      let outermost = linkage.outermost(of: first)
      if found.allSatisfy({ linkage.outermost(of: $0) == outermost }) {
        found = [first]
      }
      // The string may be of a type of an SDK, or of a module that is not read:
      // `"\(id, privacy: .public)"`.
      var ambiguity: Ambiguity?
      if linkage.known.literals.interpolationLabels.contains(fact.name) {
        ambiguity = .sdk
      } else if linkage.importsUnknown[file.position] {
        ambiguity = .module
      }
      code.add(
        LiteralUse(
          owner: linkage.declaration(of: fact.owner, in: file), offset: fact.offset,
          makers: found.sorted(), kind: .call, ambiguity: ambiguity), in: file)
    }
  }

  /// Whether a function takes a value with the label of an interpolation:
  /// `func appendInterpolation(row value: Row)`.
  private func takes(_ fact: InterpolationLabelFact, _ function: DeclarationID) -> Bool {
    guard declaration(function).kind == .function, isOfInterpolation(function) else {
      return false
    }
    let parameters = calls.parameters(of: function)
    for number in 0..<parameters.count
    where (number == 0) == fact.isFirst
      && calls.parameter(number, of: parameters).label == fact.name
    {
      return true
    }
    return false
  }

  private func isOfInterpolation(_ function: DeclarationID) -> Bool {
    if let type = linkage.externalTypes[declaration(function).enclosing] {
      return linkage.known.literals.interpolations.contains(type)
    }
    return externalSupertypes(of: ownerType(of: function)).contains(
      where: linkage.known.literals.interpolations.contains)
  }
}
