/// What is kept over a relaunch, by its name in the database.
struct Record {
  /// The only one that does not belong to the account.
  static let preferences = Record(name: "preferences")

  static let session = Record(name: "session")
  static let contacts = Record(name: "contacts")
  static let threads = Record(name: "threads")
  static let outbox = Record(name: "outbox")
  static let drafts = Record(name: "drafts")
  static let packs = Record(name: "packs")
  static let purchaseKeys = Record(name: "purchaseKeys")

  static func history(thread: String) -> Record {
    Record(name: "history/\(thread)")
  }

  let name: String

  private init(name: String) {
    self.name = name
  }
}
