let error = 1
struct Broken: Error {}
func run() throws {}
func caught() {
  do { try run() } catch { print(error) }
}
func named() {
  do { try run() } catch let error { print(error) }
}
func tested() {
  do { try run() } catch is Broken { print(error) } catch {}
}
func outside() { print(error) }
