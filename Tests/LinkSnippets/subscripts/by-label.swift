struct Table {
  subscript(row: Int) -> Int { row }
  subscript(name name: String) -> Int { 1 }
}
func use(_ table: Table) -> Int { table[1] + table[name: "a"] }
