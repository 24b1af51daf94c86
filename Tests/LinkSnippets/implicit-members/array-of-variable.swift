enum Style {
  case plain, bold, wide
  case sized(Int), coloured(Int)
}
func use() -> Int {
  let all: [Style] = [.plain, .bold, .wide, .sized(1), .coloured(2), .plain]
  let table: [[Style]] = [
    [.plain, .bold, .wide, .plain, .bold],
  ]
  return all.count + table.count
}
