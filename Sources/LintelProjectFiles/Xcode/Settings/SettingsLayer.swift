import LintelPlatform

/// The settings of one place: of a target, of a project, or of a configuration file with all that
/// it includes.
///
/// Layers are shared by all targets that use them, so each layer caches its results.
final class SettingsLayer: Sendable {
  enum Part: Sendable {
    case block(SettingsBlock)
    /// The layer of an included file.
    case layer(SettingsLayer)
  }

  /// The parts, the strongest last.
  private let parts: [Part]
  /// Whether a file that could set anything is missing.
  let isIncomplete: Bool
  /// Whether a file is missing that may add to the settings, but sets no platform: one that
  /// CocoaPods writes, or one that each developer may have.
  let lacksAdditions: Bool
  private let memory = SharedState(Memory())

  private struct Memory {
    var counts: [String: Int] = [:]
    var results: [SettingSearch: SettingSearch.Result] = [:]
  }

  /// The number of assignments up to which a search takes no longer than looking up a cached
  /// result.
  private static let shortCount = 16

  /// - Parameters:
  ///   - isIncomplete: whether a file is missing that could set anything.
  ///   - lacksAdditions: whether a file is missing that may only add to settings.
  init(_ parts: [Part] = [], isIncomplete: Bool = false, lacksAdditions: Bool = false) {
    self.parts = parts
    let layers = parts.compactMap { if case .layer(let layer) = $0 { layer } else { nil } }
    self.isIncomplete = isIncomplete || layers.contains(where: \.isIncomplete)
    self.lacksAdditions = lacksAdditions || layers.contains(where: \.lacksAdditions)
  }

  convenience init(_ block: SettingsBlock, isIncomplete: Bool = false) {
    self.init([.block(block)], isIncomplete: isIncomplete)
  }

  /// The settings that determine for which platforms a target is built.
  private static let platformSettings: Set = [
    "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST",
  ]

  /// Whether a missing file may set a name.
  func mayLack(_ name: String) -> Bool {
    isIncomplete || lacksAdditions && !Self.platformSettings.contains(name)
  }

  /// Whether anything is assigned to a name.
  func sets(_ name: String) -> Bool { count(of: name) > 0 }

  /// Returns the strongest assignment that holds.
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

  /// Returns the number of assignments to a name. Files that each include the next file twice
  /// double the number with each file, so it is capped.
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
