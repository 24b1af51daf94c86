extension SQLiteStorage: PurchaseRepository {
  var openPurchases: [String: String] {
    get {
      Dictionary(
        rows("SELECT * FROM purchases").map { ($0.text("pack"), $0.text("key")) },
        uniquingKeysWith: { $1 })
    }
    set {
      save { tables in
        try tables.execute("DELETE FROM purchases")
        for (pack, key) in newValue {
          try tables.execute(
            "INSERT INTO purchases (pack, key) VALUES (?, ?)", .text(pack), .text(key))
        }
      }
    }
  }
}
