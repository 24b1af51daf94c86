import LintelGraph
import LintelScanner

/// The cases of `Optional` itself, which an enum of the project may have as well.
extension Inference {
  /// Whether `.none` or `.some` is a case of `Optional`, because an optional is expected:
  /// `show(.none)` of `func show(_ row: Row?)`.
  mutating func isCaseOfOptional(_ segment: Segment) -> Bool {
    guard linkage.known.optionalCases.contains(linkage[segment].name),
      let usage = usage(ofMember: segment)
    else { return false }
    return isForOptional(usage, segment, isWhole: true)
  }

  /// Whether a usage requires an optional value.
  ///
  /// - Parameter isWhole: whether the value is the segment itself, not an operation with it.
  private mutating func isForOptional(_ usage: Usage, _ segment: Segment, isWhole: Bool) -> Bool {
    let (fact, file) = (linkage[usage], usage.file)
    switch fact.kind {
    case .declarationValue, .declarationResult:
      return isWrittenOptional(linkage.declaration(of: fact.link, in: file))
    case .localValue, .localResult:
      return linkage[LocalVariable(fact.link, in: file)].hasOptionalType
    case .defaultArgument:
      return linkage.files[file.position].parameters[Int(fact.link)].hasOptionalType
    case .argument: return isPassedAsOptional(Segment(fact.link, in: file))
    case .operand:
      guard isWhole, isDefault(segment), let whole = linkage.outer(usage) else { return false }
      return isForOptional(whole, segment, isWhole: false)
    case .group:
      guard !isWhole, let whole = linkage.outer(usage) else { return false }
      return isForOptional(whole, segment, isWhole: false)
    case .assigned, .compared:
      guard let operand = Segment(ifPresent: fact.link, in: file), linkage.exists(operand) else {
        return false
      }
      return isOptional(pathTo: linkage.lastSegment(after: operand))
    case .pattern:
      guard let match = Match(ifPresent: fact.link, in: file), linkage[match].value == .reference,
        let base = base(from: CodeOffset(linkage[match].subject, in: file))
      else { return false }
      return isOptional(pathTo: linkage.lastSegment(after: base))
    default: return false
    }
  }

  /// Whether a segment is the operand after `??`: `rows[1] ?? .none`.
  private func isDefault(_ segment: Segment) -> Bool {
    let operators = linkage.files[segment.file.position].operators
    let next = operators.partitioningIndex { $0.offset >= linkage[segment].offset }
    return next > 0 && operators[next - 1].name == linkage.known.optionalDefault
  }

  private func isWrittenOptional(_ id: DeclarationID) -> Bool {
    linkage.extent(of: id)?.traits.contains(.optionalType) ?? false
  }

  /// Whether the parameter that an argument is for has a written optional type.
  private mutating func isPassedAsOptional(_ argument: Segment) -> Bool {
    let part = linkage.call(of: argument)
    let made = segmentType(part)
    let target = code[part].target
    guard target.isPresent, !declaration(target).kind.isNominalType else {
      guard types[made].kind == .instance else { return false }
      // The implicit initialiser takes values for properties: `Row(title: .none)`.
      let type = Scope.declaration(types[made].declaration)
      return linkage.members.range(of: linkage[argument].name, in: type).contains {
        isWrittenOptional(linkage.members[$0])
      }
    }
    let parameters = calls.parameters(of: target)
    let number = calls.number(ofParameterFor: argument, among: calls.arguments(part), parameters)
    return number.map { calls.parameter($0, of: parameters).hasOptionalType } ?? false
  }
}
