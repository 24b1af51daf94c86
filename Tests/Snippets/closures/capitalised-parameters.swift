let a = list.map { Item, Other in use(Item) }
