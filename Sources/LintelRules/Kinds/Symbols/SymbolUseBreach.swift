import LintelComponents
import LintelFindings
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// A use of a symbol that must not be used.
///
/// The uses of one symbol by one type, with one kind of reference, are reported together.
struct SymbolUseBreach: Breach {
  private struct Group: Hashable {
    let from: DeclarationID
    let component: ComponentID?
    let symbol: String
    let kind: ReferenceKind
    let isHandedOn: Bool
    let isAmbiguous: Bool
    let reason: AnyHashable
  }

  /// The index in ``DependencyGraph/symbolUses``.
  let position: Int
  /// The part of the use that the pattern matches.
  let match: SymbolMatch
  let from: ComponentID?
  let reason: any BreachReason

  func isCovered(by exception: BoundException, in context: RuleContext) -> Bool {
    let use = use(in: context.graph)
    return exception.covers(
      use, by: context.components.membership(of: use.from).all, in: context.graph)
  }

  func exceptions(in context: RuleContext) -> [Int] {
    let names = use(in: context.graph).parts.map { context.graph.text(of: $0.name) }
    return context.exceptions.candidates(named: names)
  }

  func group(in context: RuleContext) -> AnyHashable? {
    let use = use(in: context.graph)
    return Group(
      from: context.subject(of: use.from, in: from), component: from,
      symbol: context.graph.symbol(match, of: use), kind: use.kind(match),
      isHandedOn: match.isHandedOn, isAmbiguous: use.certainty == .ambiguous,
      reason: AnyHashable(reason))
  }

  func report(
    of group: [any Breach], in context: RuleContext, _ locations: inout LocationFinder
  ) -> BreachReport? {
    let all = group.compactMap { $0 as? SymbolUseBreach }
    let use = use(in: context.graph)
    let (symbol, kind) = (context.graph.symbol(match, of: use), use.kind(match))
    let source = context.endpoint(use.from, in: from)
    let words = BreachWords(
      from: source.name, fromKind: context.kind(of: use.from, in: from),
      fromComponent: source.component, to: symbol, toType: symbol, reference: kind)
    let certainty = all.map { $0.certainty(in: context.graph) }
      .first(where: context.counted.failing.contains)
    let locations = Set(all.map { $0.place(in: context.graph, &locations) })
    return BreachReport(
      message: reason.message(words) + doubt(about: use), remedy: reason.remedy(words),
      from: source,
      to: Endpoint(name: symbol), kind: kind,
      certainty: certainty ?? self.certainty(in: context.graph),
      isCertain: certainty != nil, locations: locations.sorted(by: SourceLocation.precedes))
  }

  private func use(in graph: DependencyGraph) -> SymbolUse {
    guard let uses = graph.symbolUses else { preconditionFailure("uses of symbols are not kept") }
    return uses[position]
  }

  private func certainty(in graph: DependencyGraph) -> Certainty {
    match.isHandedOn ? .ambiguous : use(in: graph).certainty
  }

  private func doubt(about use: SymbolUse) -> String {
    if use.certainty == .ambiguous { return "; the type is not certain" }
    return match.isHandedOn ? "; where it is passed on, its arguments are not certain" : ""
  }

  /// Returns the location from the first to the last written name that the pattern matches.
  private func place(in graph: DependencyGraph, _ locations: inout LocationFinder) -> SourceLocation
  {
    let use = use(in: graph)
    let end = max(match.count, match.start + 1)
    let written = use.parts[match.start..<end].filter { $0.length > 0 }
    let first = written.first ?? use.parts.first { $0.length > 0 } ?? use.parts[0]
    let last = written.last ?? first
    return locations.location(
      in: graph.path(of: use.from), offset: first.offset,
      length: Int(last.offset + last.length - first.offset))
  }
}

extension DependencyGraph {
  /// Returns the names that a pattern matches: `UserDefaults.standard`.
  fileprivate func symbol(_ match: SymbolMatch, of use: SymbolUse) -> String {
    use.parts[match.start..<match.count].map { text(of: $0.name) }.joined(separator: ".")
  }
}

extension SymbolUse {
  /// Returns the kind of the reference to the matched symbol.
  fileprivate func kind(_ match: SymbolMatch) -> ReferenceKind {
    if match.isCreation { return .construct }
    let last = parts[match.count - 1]
    // A capitalised name may still be a function, e.g. `CGRectMake(…)`, unless the project declares
    // a type with this name.
    if last.call != nil { return kind == .construct && head != nil ? .construct : .call }
    return match.count - match.start == 1 && last.isType && match.count == parts.count
      ? kind : .static
  }
}
