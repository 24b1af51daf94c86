import LintelText
import LintelVocabulary
import LintelYAML

/// Reads the `components` of a rules file.
package struct ComponentDecoder {
  /// The keys of a component that are not part of its selector.
  private static let ownKeys = ["otherwise", "may-be-empty"]

  package let log: ErrorLog
  /// Whether paths match regardless of case.
  private let ignoresCase: Bool

  package init(log: ErrorLog, ignoresCase: Bool = false) {
    self.log = log
    self.ignoresCase = ignoresCase
  }

  package func components(_ node: YAMLNode) -> [ComponentDefinition] {
    (node.mapping("'components'", log: log) ?? []).compactMap(component)
  }

  private func component(_ entry: YAMLEntry) -> ComponentDefinition? {
    var mayBeEmpty = false
    var fallback: Selector?
    if case .mapping = entry.value.content {
      let known = SelectorKey.allCases.map(\.rawValue) + Self.ownKeys
      let owner = "component '\(entry.key)'"
      guard let fields = Fields(entry.value, owner: owner, known: known, log: log) else {
        return nil
      }
      mayBeEmpty = fields.flag("may-be-empty")
      if let node = fields["otherwise"] {
        guard let selector = nestedSelector(node) else { return nil }
        fallback = selector
      }
    }
    let takesRest = fallback != nil && entry.value.hasOnly(Self.ownKeys)
    let selector = takesRest ? fallback : selector(entry.value)
    guard
      let pattern = try? NamePattern(entry.key),
      !pattern.pattern.tokens.contains(where: { $0 == .run || $0 == .character })
    else {
      log.report(FieldError.badName(entry.key, what: "a component"), at: entry.keyMark)
      return nil
    }
    guard let selector else { return nil }
    let definition = ComponentDefinition(
      name: entry.key, pattern: pattern, selector: selector,
      fallback: takesRest ? nil : fallback, takesRest: takesRest, mayBeEmpty: mayBeEmpty,
      mark: entry.keyMark)
    checkCaptures(of: definition, in: selector)
    if let fallback = definition.fallback { checkCaptures(of: definition, in: fallback) }
    return definition
  }

  private func selector(_ node: YAMLNode) -> Selector? {
    switch node.content {
    case .scalar:
      guard node.text != nil else {
        log.report(ComponentError.emptySelector, at: node.mark)
        return nil
      }
      return leaf(node, key: .path)
    case .sequence(let elements):
      return combination(elements, at: node.mark, what: "the list of selectors") { .any($0) }
    case .mapping(let entries):
      var parts: [Selector] = []
      var isSound = true
      for entry in entries where !Self.ownKeys.contains(entry.key) {
        guard let key = SelectorKey(rawValue: entry.key) else {
          isSound = false
          continue
        }
        if let part = selector(entry.value, key: key) {
          parts.append(part)
        } else {
          isSound = false
        }
      }
      guard isSound else { return nil }
      if parts.isEmpty { log.report(ComponentError.emptySelector, at: node.mark) }
      return parts.count > 1 ? Selector(form: .all(parts), mark: node.mark) : parts.first
    }
  }

  private func selector(_ node: YAMLNode, key: SelectorKey) -> Selector? {
    switch key {
    case .all:
      return combination(list(node, key), at: node.mark, what: "'all'") { .all($0) }
    case .any:
      return combination(list(node, key), at: node.mark, what: "'any'") { .any($0) }
    case .not:
      guard let inner = nestedSelector(node) else { return nil }
      return Selector(form: .not(inner), mark: node.mark)
    default:
      guard case .sequence(let elements) = node.content else { return leaf(node, key: key) }
      if elements.isEmpty {
        log.report(FieldError.emptyList(what: "'\(key.rawValue)'"), at: node.mark)
      }
      let leaves = elements.compactMap { leaf($0, key: key) }
      guard leaves.count == elements.count, !leaves.isEmpty else { return nil }
      return Selector(form: .any(leaves), mark: node.mark)
    }
  }

  /// Reads a selector whose keys have not been checked yet.
  func nestedSelector(_ node: YAMLNode) -> Selector? {
    if case .mapping = node.content {
      let known = SelectorKey.allCases.map(\.rawValue)
      _ = Fields(node, owner: "a selector", known: known, log: log)
    }
    return selector(node)
  }

  private func combination(
    _ elements: [YAMLNode]?, at mark: Mark, what: String, _ form: ([Selector]) -> Selector.Form
  ) -> Selector? {
    guard let elements else { return nil }
    if elements.isEmpty { log.report(FieldError.emptyList(what: what), at: mark) }
    let selectors = elements.compactMap(nestedSelector)
    guard selectors.count == elements.count, !selectors.isEmpty else { return nil }
    return Selector(form: form(selectors), mark: mark)
  }

  private func list(_ node: YAMLNode, _ key: SelectorKey) -> [YAMLNode]? {
    node.list("'\(key.rawValue)'", expected: "a list of selectors", log: log)
  }

  private func leaf(_ node: YAMLNode, key: SelectorKey) -> Selector? {
    guard let text = node.text else {
      log.report(
        FieldError.wrongType(
          what: "'\(key.rawValue)'", expected: "a text or a list of texts",
          found: node.description),
        at: node.mark)
      return nil
    }
    guard let test = test(text, key: key, at: node.mark) else { return nil }
    return Selector(form: .test(test), mark: node.mark)
  }

  private func test(_ text: String, key: SelectorKey, at mark: Mark) -> Selector.Test? {
    switch key {
    case .path:
      do {
        return .path(try PathGlob(text, ignoresCase: ignoresCase))
      } catch {
        log.report(FieldError.badPattern(text, reason: error.message), at: mark)
        return nil
      }
    case .module: return pattern(text, key, at: mark, mayCapture: true).map { .module($0) }
    case .target: return pattern(text, key, at: mark, mayCapture: true).map { .target($0) }
    case .platform:
      if let platform = Platform(rawValue: text) { return .platform(platform) }
      let known = Platform.allCases.map(\.rawValue)
      log.report(FieldError.unknownWord(text, what: "platform", known: known), at: mark)
      return nil
    case .name: return pattern(text, key, at: mark, mayCapture: true).map { .name($0) }
    case .inherits: return pattern(text, key, at: mark, mayCapture: false).map { .inherits($0) }
    case .attribute: return pattern(text, key, at: mark, mayCapture: false).map { .attribute($0) }
    case .kind:
      // Without `file` and `genericParameter`: nobody writes the declaration of a file's scope, and
      // graphs contain no generic parameters.
      let kinds = DeclarationKind.inRules
      if let kind = kinds.first(where: { $0.rawValue == text }) { return .kind(kind) }
      log.report(
        FieldError.unknownWord(text, what: "kind of declaration", known: kinds.map(\.rawValue)),
        at: mark)
      return nil
    case .access:
      if let level = AccessLevel(rawValue: text) { return .access(level) }
      let known = AccessLevel.allCases.map(\.rawValue)
      log.report(FieldError.unknownWord(text, what: "access level", known: known), at: mark)
      return nil
    case .all, .any, .not: return nil
    }
  }

  private func pattern(
    _ text: String, _ key: SelectorKey, at mark: Mark, mayCapture: Bool
  ) -> NamePattern? {
    do {
      if key == .attribute, text.hasPrefix("@") {
        log.report(FieldError.badPattern(text, reason: "write it without '@'"), at: mark)
        return nil
      }
      let pattern = try NamePattern(text)
      if !mayCapture, let capture = pattern.pattern.captureNames.first {
        log.report(FieldError.captureElsewhere(capture, key: key.rawValue), at: mark)
        return nil
      }
      return pattern
    } catch {
      log.report(FieldError.badPattern(text, reason: error.message), at: mark)
      return nil
    }
  }
}

extension ComponentDecoder {
  /// Reports captures in the name that the selector does not bind, captures that occur only once
  /// and not in the name, and captures under `not`.
  private func checkCaptures(of definition: ComponentDefinition, in selector: Selector) {
    let bound = selector.boundCaptures
    for capture in definition.captures where !bound.contains(capture) {
      log.report(
        ComponentError.captureNotBound(capture, component: definition.name), at: selector.mark)
    }
    var uses: [(name: String, mark: Mark)] = []
    collectCaptures(in: selector, isUnderNot: false, into: &uses)
    let byName = Dictionary(grouping: uses, by: \.name)
    for use in uses where !definition.captures.contains(use.name) && byName[use.name]?.count == 1 {
      log.report(
        ComponentError.captureUsedOnce(use.name, component: definition.name), at: use.mark)
    }
  }

  private func collectCaptures(
    in selector: Selector, isUnderNot: Bool, into uses: inout [(name: String, mark: Mark)]
  ) {
    if case .test(let test) = selector.form, let pattern = test.capturing {
      for case .capture(let index) in pattern.tokens {
        let name = pattern.captureNames[index]
        if isUnderNot {
          log.report(ComponentError.captureUnderNot(name), at: selector.mark)
        } else {
          uses.append((name, selector.mark))
        }
      }
    }
    for child in selector.children {
      var isNot = isUnderNot
      if case .not = selector.form { isNot = true }
      collectCaptures(in: child, isUnderNot: isNot, into: &uses)
    }
  }
}

extension YAMLNode {
  /// Whether the node is a mapping without any other keys.
  fileprivate func hasOnly(_ keys: [String]) -> Bool {
    if case .mapping(let entries) = content {
      entries.allSatisfy { keys.contains($0.key) }
    } else {
      false
    }
  }
}
