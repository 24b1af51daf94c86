import Foundation

/// Keeps everything in files of JSON, one for each repository.
@MainActor
final class FileStorage {
  private let folder: URL

  /// What was written, by the file's name. In a folder that cannot be used it is all that is kept.
  private var written: [String: Data?] = [:]

  init(inFolder folder: String) {
    self.folder = URL(fileURLWithPath: folder)
  }

  /// The record in a file; `nil` if there is none, or none that can be read.
  func record<Record: Decodable>(_ type: Record.Type, in file: String) -> Record? {
    let data = written[file] ?? (try? Data(contentsOf: url(of: file)))
    return data.flatMap { try? JSONDecoder().decode(type, from: $0) }
  }

  /// Puts a record into a file; without one the file is removed.
  func save<Record: Encodable>(_ record: Record?, in file: String) {
    let data = record.flatMap { try? JSONEncoder().encode($0) }
    written[file] = .some(data)
    // What cannot be saved is still in memory; only the next launch has to do without it.
    if let data {
      try? data.write(to: url(of: file), options: .atomic)
    } else {
      try? FileManager.default.removeItem(at: url(of: file))
    }
  }

  private func url(of file: String) -> URL {
    folder.appendingPathComponent("\(file).json")
  }
}
