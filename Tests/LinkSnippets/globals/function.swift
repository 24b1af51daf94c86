func run() {}
func use() { run() }
let reference = run
