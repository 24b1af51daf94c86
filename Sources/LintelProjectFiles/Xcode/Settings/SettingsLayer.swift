import LintelPlatform

/// The settings of one place: those of a target, of a project, or of a configuration file with all
/// that it includes.
///
/// Layers are shared by all that stand on them, so each remembers what it was asked for.
final class SettingsLayer: Sendable {
  enum Part: Sendable {
    case block(SettingsBlock)
    /// Of a file that is included there.
    case layer(SettingsLayer)
  }

  /// The strongest last.
  private let parts: [Part]
  /// Whether a file with more settings is missing.
  let isIncomplete: Bool
  /// Whether a file is missing that may add to the settings, but says nothing of the platform: one
  /// that CocoaPods writes, or one that each developer may have.
  let lacksAdditions: Bool
  private let memory = SharedState(Memory())

  private struct Memory {
    var counts: [String: Int] = [:]
    var results: [SettingSearch: SettingSearch.Result] = [:]
  }

  /// To look through so few assignments takes no longer than to remember what came of it.
  private static let shortCount = 16

  /// - Parameters:
  ///   - isIncomplete: whether a file is missing that could say anything.
  ///   - lacksAdditions: whether one is missing that may add to settings.
  init(_ parts: [Part] = [], isIncomplete: Bool = false, lacksAdditions: Bool = false) {
    self.parts = parts
    let layers = parts.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
    self.isIncomplete = isIncomplete || layers.contains(where: \.isIncomplete)
    self.lacksAdditions = lacksAdditions || layers.contains(where: \.lacksAdditions)
  }

  convenience init(_ block: SettingsBlock, isIncomplete: Bool = false) {
    self.init([.block(block)], isIncomplete: isIncomplete)
  }

  /// What decides for which platforms a target is built.
  private static let platformSettings: Set = [
    "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST",
  ]

  /// Whether a file is missing that may set a name.
  func mayLack(_ name: String) -> Bool {
    isIncomplete || lacksAdditions && !Self.platformSettings.contains(name)
  }

  /// Whether anything is assigned to a name.
  func sets(_ name: String) -> Bool { count(of: name) > 0 }

  /// The strongest assignment that holds.
  func result(of search: SettingSearch) -> SettingSearch.Result {
    if parts.count == 1, case .block(let block) = parts[0] {
      guard let assignments = block.assignments(to: search.name) else { return .init() }
      if assignments.count <= Self.shortCount { return assignments.result(of: search) }
    }
    if let known = memory.locked({ $0.results[search] }) { return known }
    let result = searched(search)
    memory.locked { $0.results[search] = result }
    return result
  }

  private func searched(_ search: SettingSearch) -> SettingSearch.Result {
    var result = SettingSearch.Result()
    var search = search
    for part in parts.reversed() {
      let count = count(of: search.name, in: part)
      guard search.skipped < count else {
        search.skipped -= count
        result.behind += count
        continue
      }
      let found: SettingSearch.Result =
        switch part {
        case .block(let block): block.assignments(to: search.name)?.result(of: search) ?? .init()
        case .layer(let layer): layer.result(of: search)
        }
      search.skipped = 0
      result.value = found.value
      result.behind += found.value == nil ? count : found.behind
      result.dependsOnSDK = result.dependsOnSDK || found.dependsOnSDK
      result.dependsOnMore = result.dependsOnMore || found.dependsOnMore
      result.tried += found.tried
      if found.value != nil { break }
    }
    return result
  }

  /// How many assignments there are to a name; files that include others twice may double them with
  /// each step, so it says no more than that there are very many.
  private func count(of name: String) -> Int {
    if parts.count == 1 { return count(of: name, in: parts[0]) }
    if let known = memory.locked({ $0.counts[name] }) { return known }
    let sum = parts.reduce(0) { min($0 + count(of: name, in: $1), 1 << 32) }
    memory.locked { $0.counts[name] = sum }
    return sum
  }

  private func count(of name: String, in part: Part) -> Int {
    switch part {
    case .block(let block): block.assignments(to: name)?.count ?? 0
    case .layer(let layer): layer.count(of: name)
    }
  }
}
