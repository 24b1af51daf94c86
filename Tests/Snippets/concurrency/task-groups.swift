func f() async {
  await withTaskGroup(of: A.self) { group in
    group.addTask { await B.run() }
    for await a in group { C(a) }
  }
}
