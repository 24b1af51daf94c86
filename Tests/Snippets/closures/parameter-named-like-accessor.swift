func f() {
  let a = b.map { set in set.run() }
  let c = b.filter { get in get.isOpen }.d { A.e($0) }
}
