import Foundation

/// The bytes of the files in `Rules`, by name without `.yml`.
let shippedPresets: [String: [UInt8]] = {
  let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Rules")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  var presets: [String: [UInt8]] = [:]
  for name in names where name.hasSuffix(".yml") {
    let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    presets[String(name.dropLast(4))] = data.map { [UInt8]($0) }
  }
  return presets
}()
